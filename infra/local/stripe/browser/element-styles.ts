/// <reference lib="dom" />
/** The styles of each part. `$name` is a variable of Stripe's Appearance API, with the page's default. */
const STYLES: Record<string, Record<string, string>> = {
  fields: { display: 'flex', 'flex-wrap': 'wrap', gap: '1rem', font: 'inherit', color: '$colorText' },
  field: { 'min-width': '0' },
  label: { display: 'block', 'margin-bottom': '0.375rem', 'font-weight': '600', 'font-size': '0.875rem' },
  input: {
    'box-sizing': 'border-box',
    width: '100%',
    height: '46px',
    padding: '0 0.875rem',
    font: 'inherit',
    'font-size': '1rem',
    color: '$colorText',
    'background-color': '$colorBackground',
    border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
    'border-radius': '$borderRadius',
  },
  message: { margin: '0.25rem 0 0', 'font-size': '0.875rem', color: '$colorDanger' },
  dialog: {
    margin: 'auto',
    'max-width': '26rem',
    padding: '1.5rem',
    font: 'inherit',
    color: '$colorText',
    'background-color': '$colorBackground',
    border: '1px solid currentColor',
    'border-radius': '$borderRadius',
    'pointer-events': 'auto',
  },
  heading: { margin: '0 0 0.5rem', 'font-size': '1.25rem', 'font-weight': '700' },
  buttons: { display: 'flex', 'flex-wrap': 'wrap', gap: '0.75rem', 'margin-top': '1.25rem' },
  button: {
    height: '46px',
    padding: '0 1rem',
    font: 'inherit',
    'font-weight': '600',
    color: '$colorText',
    'background-color': '$colorBackground',
    border: '1px solid currentColor',
    'border-radius': '$borderRadius',
    cursor: 'pointer',
  },
};

const DEFAULTS: Record<string, string> = {
  colorText: 'inherit',
  colorBackground: 'Canvas',
  colorDanger: '#b42318',
  borderRadius: '6px',
};

/** Sets styles through the CSSOM, because the page's policy forbids style attributes in markup. */
export function styleElement<T extends HTMLElement>(element: T, part: string, variables: Record<string, string>): T {
  for (const [property, value] of Object.entries(STYLES[part] ?? {})) {
    const resolved = value.replace(/\$(\w+)/, (_, name: string) => variables[name] ?? DEFAULTS[name] ?? 'inherit');
    element.style.setProperty(property, resolved);
  }
  return element;
}
