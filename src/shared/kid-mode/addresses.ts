/** Where a parent hands the device over. */
export const HAND_OVER = '/app/kid-mode'
/** The child's own shelf: with its stories, all that is open in kid mode. */
export const KID_SHELF = '/kid'
/** Where a parent takes the device back. */
export const LEAVE_KID_MODE = '/kid/leave'
/** Where a parent changes the PIN. */
export const KID_PIN = '/app/settings/kid-pin'

/** The hand-over of one child's profile. */
export const handOverHref = (profileId: number) => `${HAND_OVER}?profile=${profileId}`
