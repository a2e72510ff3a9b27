/** The build this page is of, written into it when it was built. */
export const ownBuild = (): string | undefined => document.querySelector<HTMLMetaElement>('meta[name=build]')?.content;
