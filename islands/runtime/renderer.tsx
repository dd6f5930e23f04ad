import { Component, type ComponentType, type ReactNode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { pressHeld } from '../lib/starter.ts'

export {
  Component,
  lazy,
  Suspense,
  use,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
export { Fragment, jsx, jsxs } from 'react/jsx-runtime'
// One React for the page: the islands import theirs from here.

/** An island file: its default export is the component. */
export interface IslandModule {
  default: ComponentType<Record<string, unknown>>
}

/** Hydrates the component over the server's HTML in `root` and marks it hydrated. */
export function hydrate(root: HTMLElement, Island: IslandModule['default']): void {
  const props: Record<string, unknown> = JSON.parse(root.dataset.props ?? '{}')
  const html = root.innerHTML
  // In small tasks, between which the browser can scroll and paint; a press completes it at once.
  startTransition(() => {
    hydrateRoot(
      root,
      <Kept html={html} root={root}>
        <Marked root={root}>
          <Island {...props} />
        </Marked>
      </Kept>,
      {
        ...(root.dataset.prefix === undefined ? {} : { identifierPrefix: root.dataset.prefix }),
        onRecoverableError: (error) => console.error(error),
      },
    )
  })
  root.dataset.state = 'hydrating'
  pressHeld()
}

function Marked({ root, children }: { root: HTMLElement; children: ReactNode }) {
  useEffect(() => {
    root.dataset.state = 'hydrated'
  }, [root])
  return children
}

interface KeptProps {
  html: string
  root: HTMLElement
  children: ReactNode
}

/** When the component throws, the server's HTML stays on the page and the loading error is shown. */
class Kept extends Component<KeptProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    this.props.root.dataset.state = 'failed'
    dispatchEvent(new Event('loading-error'))
  }

  override render() {
    if (!this.state.failed) return this.props.children
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML is the server's own, kept from before hydration
    return <div className="contents" dangerouslySetInnerHTML={{ __html: this.props.html }} />
  }
}
