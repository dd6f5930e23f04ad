/** What the tools of the cards are called, by their ids: twenty cards say each. */
const NAMES = {
  like: 'Favorite:',
  ways: 'Share or take home:',
  tag: 'Add a label above',
  bin: 'Delete',
  pen: 'Edit the label',
  untag: 'Delete the label',
} as const
type Tool = keyof typeof NAMES

/** Once in a page that has cards: these words are read aloud in front of a story's or a label's own name. */
export const ToolNames = () => (
  <p hidden>
    {Object.entries(NAMES).map(([tool, name]) => (
      <span key={tool} id={tool}>
        {name}
      </span>
    ))}
  </p>
)

/** Names a tool: `named` is the id of the element that says for which story or label it is. */
export const namedBy = (tool: Tool, named: string) => ({ 'aria-labelledby': `${tool} ${named}` })
