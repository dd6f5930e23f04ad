/**
 * A page that was open already, or that Back brought back as it was, gives way when the device has changed hands. The
 * cookie is the server's word (src/web/kit/kid-mode-cookie.ts); its session alone decides, and /kid leads a parent home.
 */
export function giveWay(): void {
  const { heldBy } = document.documentElement.dataset
  if (heldBy && (heldBy === 'child') !== /kid-mode=1/.test(document.cookie)) location.replace('/kid')
}
