const parts = import.meta.glob<Record<string, string>>('./es/*.json', { eager: true, import: 'default' });

/** All Spanish texts; each area of the product keeps a file of its own. */
export const es: Record<string, string> = Object.assign({}, ...Object.values(parts));
