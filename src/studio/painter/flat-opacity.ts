/** A shape's tag; a drawing writes its attributes in double quotes. */
const SHAPE = /<(?:path|circle|ellipse|rect) ([^>]*)>/g
const GROUP_WITH_STROKE = /<g [^>]*\bstroke(?:-opacity)?="/
const PAINTED_OTHERWISE = /(?:^|\s)(?:style|filter|mask|clip-path|fill-opacity|stroke-opacity)="/
const OPACITY = /(^|\s)opacity="/

/**
 * The same drawing, of which each shape that is only filled, or only stroked, has its opacity in its fill or its stroke. For
 * the opacity of a shape as a whole librsvg paints it on a layer as large as the canvas and lays that on the picture: 400
 * layers of 8 MB for a place. Colors differ by how they are rounded.
 */
export function flatOpacity(svg: string): string {
  // Its parts would be stroked without saying so.
  if (GROUP_WITH_STROKE.test(svg)) return svg
  return svg.replace(SHAPE, (tag, attributes: string) => {
    if (!OPACITY.test(attributes) || PAINTED_OTHERWISE.test(attributes)) return tag
    const isFilled = !/(?:^|\s)fill="none"/.test(attributes)
    const isStroked = /(?:^|\s)stroke="(?!none")/.test(attributes)
    if (isFilled && isStroked) return tag
    return tag.replace(OPACITY, isStroked ? '$1stroke-opacity="' : '$1fill-opacity="')
  })
}
