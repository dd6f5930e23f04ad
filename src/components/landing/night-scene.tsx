/** Hills under the moon, a parent and a child reading by a lantern; in the colors of the mood around it. */
export function NightScene({ className }: { className?: string }) {
  return (
    <svg
      {...(className === undefined ? {} : { className })}
      viewBox="0 0 800 600"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="night-sky" x2="0" y2="1">
          <stop stopColor="rgb(var(--night))" />
          <stop offset=".55" stopColor="rgb(var(--raised))" />
          <stop offset=".85" stopColor="rgb(var(--primary))" />
        </linearGradient>
        <radialGradient id="night-moon">
          <stop stopColor="#ffe6b5" stopOpacity=".5" />
          <stop offset="1" stopColor="#ffe6b5" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="night-lantern">
          <stop stopColor="#ffd28a" stopOpacity=".85" />
          <stop offset=".35" stopColor="#ffb957" stopOpacity=".32" />
          <stop offset="1" stopColor="#ffb957" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path fill="url(#night-sky)" d="M0 0h800v600H0z" />
      <Stars />
      <circle cx="590" cy="150" r="170" fill="url(#night-moon)" />
      <circle cx="590" cy="150" r="54" fill="#fff1d0" />
      <path
        fill="#f3d9a4"
        opacity=".55"
        d="M566 132a11 11 0 1 0 .1 0Zm38 27a14 14 0 1 0 .1 0Zm8-42a7 7 0 1 0 .1 0Z"
      />
      <g fill="rgb(var(--ink))" opacity=".1">
        <path d="M60 190c40-26 78-22 104-4 26-20 70-12 86 8 26-4 44 6 50 14H38c2-8 10-16 22-18Z" />
        <path d="M560 236c26-16 58-14 74-2 22-10 50-4 62 10 18-2 30 4 34 10H542c2-8 8-14 18-18Z" />
      </g>
      <path
        fill="rgb(var(--secondary))"
        opacity=".42"
        d="M0 410c70-58 130-66 208-26 68-84 150-96 226-22 82-52 150-48 214 4 56-34 108-38 152-12v246H0Z"
      />
      <path
        fill="rgb(var(--surface))"
        opacity=".82"
        d="M0 462c92-50 170-46 250-8 90-62 188-60 286 0 92-44 176-40 264 8v138H0Z"
      />
      <Pines />
      <Cottage />
      <path fill="rgb(var(--night))" d="M0 538c130-42 260-52 400-30 150 22 276 16 400-22v114H0Z" />
      <circle className="glow" cx="292" cy="424" r="190" fill="url(#night-lantern)" />
      <Readers />
    </svg>
  )
}

const STARS: [x: number, y: number, r: number][] = [
  [62, 70, 2],
  [120, 132, 1.4],
  [176, 46, 1.6],
  [236, 110, 2.2],
  [298, 58, 1.4],
  [352, 140, 1.6],
  [404, 40, 2.2],
  [452, 104, 1.4],
  [506, 62, 1.8],
  [684, 56, 2],
  [742, 118, 1.6],
  [716, 208, 1.8],
  [96, 250, 1.5],
  [312, 226, 1.8],
  [430, 214, 1.3],
  [772, 46, 1.3],
]

function Stars() {
  return (
    <g fill="#fff6e0">
      {STARS.map(([x, y, r]) => (
        <circle key={x} cx={x} cy={y} r={r} opacity={r / 2.4} />
      ))}
      <path d="m152 196 3 9 9 3-9 3-3 9-3-9-9-3 9-3Zm300-40 2.5 7.5 7.5 2.5-7.5 2.5-2.5 7.5-2.5-7.5-7.5-2.5 7.5-2.500Z" />
    </g>
  )
}

function Pines() {
  return (
    <g fill="rgb(var(--night))" opacity=".92">
      <path d="m86 360 26 44h-14l24 40h-16l28 48H38l28-48H50l24-40H60Z" />
      <path d="m24 402 20 34H33l19 32H40l22 38h-76l22-38H-4l19-32H4Z" />
      <path d="m742 372 25 42h-13l23 38h-15l27 46h-94l27-46h-15l23-38h-13Z" />
      <path d="m690 418 18 31h-10l17 28h-11l20 34h-68l20-34h-11l17-28h-10Z" />
    </g>
  )
}

function Cottage() {
  return (
    <g>
      <path fill="rgb(var(--night))" d="M566 462v-42h14v-22h12v10l26-24 60 52h-10v50h-96v-24Z" />
      <path fill="#ffd28a" d="M592 446h18v20h-18zm34 0h16v40h-16z" />
      <path stroke="rgb(var(--night))" strokeWidth="2.5" d="M601 446v20m-9-10h18" />
    </g>
  )
}

/** A tree whose lantern lights two who share a book. */
function Readers() {
  return (
    <g>
      <path
        fill="rgb(var(--night))"
        d="M196 540c8-60 6-120-2-170-26-8-44-28-42-52-22-20-14-58 16-64 6-34 52-44 72-18 30-12 62 10 58 42 24 14 24 50-2 62-8 24-40 30-60 18-6 6-14 10-22 12-2 50 0 116 10 170Z"
      />
      <path
        stroke="rgb(var(--night))"
        strokeWidth="7"
        strokeLinecap="round"
        fill="none"
        d="M222 372c26-14 48-18 70-14v26"
      />
      <path fill="#ffd28a" d="M281 386h22l5 30a4 4 0 0 1-4 5h-24a4 4 0 0 1-4-5Z" />
      <path fill="rgb(var(--night))" d="M283 380h18v7h-18zm-5 39h28v6h-28z" />
      <g fill="rgb(var(--night))">
        <circle cx="338" cy="440" r="20" />
        <path d="M318 436c-4-22 10-34 24-32 14-2 24 10 20 26-8-8-18-10-26-8-8 2-14 6-18 14Z" />
        <path d="M322 464c-20 8-30 40-28 66h122c2-14-8-22-24-24l-30-4c-4-18-12-34-24-40-6-3-12-2-16 2Z" />
        <circle cx="388" cy="464" r="15.5" />
        <path d="M376 480c-12 8-16 28-14 48h76c2-12-6-18-18-20l-16-2c-4-14-10-24-18-28-4-2-8-1-10 2Z" />
      </g>
      <path
        fill="#fff1d0"
        d="M398 498c10-8 20-9 31-5l-4 20c-10-3-19-2-28 4-6-8-14-11-24-10l-2-20c11-1 20 3 27 11Z"
      />
      <path stroke="#c9a566" strokeWidth="1.8" d="m398 498-1 19" />
    </g>
  )
}
