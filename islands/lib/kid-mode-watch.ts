/**
 * An open page, or one that Back restored, is left when the device enters or leaves kid mode. The cookie is the
 * server's signal (src/web/kit/kid-mode-cookie.ts); the session alone decides, and /kid redirects a parent home.
 */
export function leaveWhenKidModeChanges(): void {
  const { heldBy } = document.documentElement.dataset
  if (heldBy && (heldBy === 'child') !== /kid-mode=1/.test(document.cookie)) location.replace('/kid')
}
