/** A shape's tag; drawings quote attributes with double quotes. */
const SHAPE = /<(?:path|circle|ellipse|rect) ([^>]*)>/g
const GROUP_WITH_STROKE = /<g [^>]*\bstroke(?:-opacity)?="/
const PAINTED_OTHERWISE = /(?:^|\s)(?:style|filter|mask|clip-path|fill-opacity|stroke-opacity)="/
const OPACITY = /(^|\s)opacity="/

/**
 * Moves the opacity of shapes that are only filled or only stroked into the fill or stroke. For the opacity of a whole
 * shape librsvg allocates a layer as large as the canvas and composites it: 400 layers of 8 MB for a setting. Colors
 * differ only by rounding.
 */
export function flatOpacity(svg: string): string {
  // Shapes in such a group are stroked without an attribute of their own.
  if (GROUP_WITH_STROKE.test(svg)) return svg
  return svg.replace(SHAPE, (tag, attributes: string) => {
    if (!OPACITY.test(attributes) || PAINTED_OTHERWISE.test(attributes)) return tag
    const isFilled = !/(?:^|\s)fill="none"/.test(attributes)
    const isStroked = /(?:^|\s)stroke="(?!none")/.test(attributes)
    if (isFilled && isStroked) return tag
    return tag.replace(OPACITY, isStroked ? '$1stroke-opacity="' : '$1fill-opacity="')
  })
}
