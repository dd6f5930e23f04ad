import { type ReactNode, type Ref, useEffect, useRef } from 'react'
import { IconButton } from './button.tsx'

interface DialogProps {
  id: string
  title: string
  /** `sheet` rises from the lower edge of the screen. */
  look?: 'box' | 'sheet'
  children: ReactNode
}

/** A native dialog that shell.ts opens: a button with data-opens={id} shows it, one with data-closes in it closes it. */
export function Dialog({
  id,
  title,
  look = 'box',
  children,
  ref,
}: DialogProps & { ref?: Ref<HTMLDialogElement> }) {
  return (
    <dialog {...(ref ? { ref } : {})} id={id} aria-labelledby={`${id}-title`} className={look}>
      <div>
        <div className="dialog-top">
          <h2 id={`${id}-title`}>{title}</h2>
          <IconButton label="Close" data-closes="" className="icon-close" />
        </div>
        {children}
      </div>
    </dialog>
  )
}

/** A dialog for islands: shown while `open`; Escape, the close button and a press outside call `onClose`. */
export function IslandDialog({
  open,
  onClose,
  ...rest
}: DialogProps & { open: boolean; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (open && !element.open) element.showModal()
    if (!open && element.open) element.close()
  }, [open])
  useEffect(() => {
    const element = dialog.current
    // The browser reports it later: by then the dialog may be open again.
    const onNativeClose = () => !element?.open && close.current()
    element?.addEventListener('close', onNativeClose)
    return () => element?.removeEventListener('close', onNativeClose)
  }, [])
  return <Dialog {...rest} ref={dialog} />
}
