/** Whatever is served comes from these. */
export const WATCHED = ['src', 'islands', 'db', 'jobs', 'migrations', 'public/pictures', 'public/icons']

/** What browsers get: scripts, styles, and the sources whose class names are in the stylesheet. */
const BUILT = /^(?:islands|src\/(?:build|components|shared|styles|web))\//

/** Whether a change of this file reaches what browsers get; the others are the server's alone. */
export const needsBuild = (file: string): boolean => BUILT.test(file)
