/** The names of the cards' tools, by id: twenty cards refer to each. */
const NAMES = {
  like: 'Favorite:',
  ways: 'Share or take home:',
  tag: 'Add a label above',
  bin: 'Delete',
  pen: 'Edit the label',
  untag: 'Delete the label',
} as const
type Tool = keyof typeof NAMES

/** Once in a page with cards: these words are read before a story's or a label's own name. */
export const ToolNames = () => (
  <p hidden>
    {Object.entries(NAMES).map(([tool, name]) => (
      <span key={tool} id={tool}>
        {name}
      </span>
    ))}
  </p>
)

/** Names a tool: `named` is the id of the element with the story's or label's name. */
export const namedBy = (tool: Tool, named: string) => ({ 'aria-labelledby': `${tool} ${named}` })
