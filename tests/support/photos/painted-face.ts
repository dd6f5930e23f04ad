import sharp from 'sharp'

export interface PaintedFace {
  /** #rrggbb, as are the others. */
  skin: string
  hair: string
  long: boolean
  glasses: boolean
  wall?: string
}

/** A photo of an invented face: skin, hair, eyes and a mouth before a wall, PNG. */
export function paintedFace({ skin, hair, long, glasses, wall = '#c9d6dd' }: PaintedFace): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="480">
    <rect width="400" height="480" fill="${wall}"/>
    ${long ? longHair(hair) : `<ellipse cx="200" cy="160" rx="98" ry="98" fill="${hair}"/>`}
    <path d="M60 480Q80 400 160 390L240 390Q320 400 340 480Z" fill="#3f6fb5"/>
    <rect x="165" y="300" width="70" height="100" fill="${lit(skin, 0.85)}"/>
    <ellipse cx="200" cy="220" rx="84" ry="112" fill="${skin}"/>
    <ellipse cx="200" cy="240" rx="12" ry="30" fill="${lit(skin, 1.06)}"/>
    ${[-1, 1].map((side) => eye(200 + side * 36, skin, hair)).join('')}
    <path d="M170 284Q200 300 230 284" stroke="#a04848" stroke-width="8" fill="none"/>
    ${glasses ? GLASSES : ''}
  </svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

const longHair = (hair: string) =>
  `<path d="M95 200Q95 60 200 60Q305 60 305 200L318 420L245 420L250 250L150 250L155 420L82 420Z" fill="${hair}"/>`

const eye = (x: number, skin: string, hair: string) =>
  `<ellipse cx="${x}" cy="198" rx="18" ry="9" fill="${lit(skin, 0.8)}"/>
  <ellipse cx="${x}" cy="200" rx="14" ry="7" fill="#f4efe8"/><circle cx="${x}" cy="200" r="7" fill="#2b1a12"/>
  <path d="M${x - 20} 180Q${x} 168 ${x + 20} 180" stroke="${hair}" stroke-width="7" fill="none"/>`

const GLASSES = `<g fill="none" stroke="#221d22" stroke-width="6">
  <rect x="134" y="182" width="56" height="42" rx="8"/><rect x="210" y="182" width="56" height="42" rx="8"/>
  <path d="M190 196L210 196"/></g>`

/** A color in more or less light. */
function lit(color: string, light: number): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) * light)
  return `rgb(${parts.map((part) => Math.min(255, Math.round(part))).join(',')})`
}
