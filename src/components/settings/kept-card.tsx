import { Button } from '../ui/button.tsx'
import { TitledCard } from '../ui/card.tsx'
import { OfflineIcon } from '../ui/icons.tsx'

/** The stories that this device keeps for when there is no network; islands/kept-list.ts lists and removes them. */
export function KeptStoriesCard() {
  return (
    <TitledCard id="kept" title="On This Device" icon={<OfflineIcon className="size-6" />}>
      <p className="text-soft text-pretty">
        The last 30 stories you play stay here by themselves; when the device is full, the one played longest
        ago goes first. Stories you keep with Keep offline stay until you remove them. After 30 days without a
        network everything is hidden until you go online once.
      </p>
      <p id="kept-total" role="status" className="mt-3 font-semibold" />
      <ul id="kept-list" className="mt-3 grid gap-2" />
      <template id="kept-item">
        <li className="flex items-center gap-3 rounded-2xl bg-raised py-2 pl-4 pr-2">
          <span className="grow min-w-0">
            <span data-title="" className="block font-medium wrap-anywhere" />
            <span data-size="" className="text-sm text-soft tabular-nums" />
          </span>
          <Button variant="quiet" size="small" className="shrink-0">
            Remove
          </Button>
        </li>
      </template>
    </TitledCard>
  )
}
