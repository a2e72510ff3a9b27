import { createHash } from 'node:crypto';
import { colorPairs } from '@plumbline/shared/options/colors';

const used = [
  ...['bg', 'surface', 'sunken', 'border', 'border-strong', 'text', 'muted', 'accent', 'accent-hover', 'on-accent'],
  ...['accent-soft', 'brass-line', 'success', 'success-soft', 'danger', 'focus'],
] as const;
const colors = (at: 0 | 1): string =>
  Object.entries(colorPairs)
    .filter(([name]) => (used as readonly string[]).includes(name))
    .map(([name, pair]) => `--${name}:${pair[at]}`)
    .join(';');

const bob =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 12 20'%3E%3Cpath d='M4.4 0h3.2v3H4.4zM1 3.6h10v1.6c0 4.6-3 9-5 14.8C4 14.2 1 9.8 1 5.2z'/%3E%3C/svg%3E\")";

type Face = { family: string; weight: number; file: string };

const faces: readonly Face[] = [
  { family: 'Inter', weight: 400, file: '/assets/fonts/inter-latin-400-normal.woff2' },
  { family: 'Inter', weight: 600, file: '/assets/fonts/inter-latin-600-normal.woff2' },
  {
    family: 'Barlow Semi Condensed',
    weight: 600,
    file: '/assets/fonts/barlow-semi-condensed-latin-600-normal.woff2',
  },
  {
    family: 'Barlow Semi Condensed',
    weight: 700,
    file: '/assets/fonts/barlow-semi-condensed-latin-700-normal.woff2',
  },
];

/** Asked for with the page itself, so that they are there before the first words are. */
export const fontFiles: readonly string[] = faces.map(({ file }) => file);

const faceRule = ({ family, weight, file }: Face): string =>
  `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url(${file}) format("woff2")}`;

const rules = `
*,*::before,*::after{box-sizing:border-box}
h1,h2,h3,p,ul,ol,dl,dd{margin:0;padding:0}ul{list-style:none}
html{-webkit-text-size-adjust:100%;scroll-padding-top:72px}
body{margin:0;display:flex;flex-direction:column;min-height:100vh;background:var(--bg);color:var(--text);font:400 1rem/1.55 Inter,system-ui,-apple-system,"Segoe UI",sans-serif;font-feature-settings:"cv11","ss03";-webkit-font-smoothing:antialiased}
h1,h2,h3,.figure{font-family:"Barlow Semi Condensed","Arial Narrow",system-ui,sans-serif;font-weight:600;line-height:1.15;text-wrap:balance}
h1{font-size:2.75rem;font-weight:700;letter-spacing:-.01em;overflow-wrap:anywhere}h2{font-size:1.4375rem}h3,h2.row{font-size:1.25rem}b,strong{font-weight:600}
a{color:var(--accent);text-decoration:underline;text-decoration-thickness:1px;text-underline-offset:3px}a:hover{color:var(--accent-hover)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px;border-radius:3px}
.muted{color:var(--muted)}.small,.when{font-size:.875rem;line-height:1.45}.when{color:var(--muted)}.num{font-variant-numeric:tabular-nums lining-nums}
.icon{width:20px;height:20px;flex:none;fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round;vertical-align:-.25em}.icon.s{width:16px;height:16px;stroke-width:2;vertical-align:-.17em}
.skip{position:absolute;left:-9999px}.skip:focus{left:16px;top:8px;z-index:30;padding:10px 16px;background:var(--surface)}
.wrap{max-width:1192px;margin:0 auto;padding:0 32px;width:100%}main{flex:1}
.top{border-bottom:1px solid var(--border)}.top .wrap{display:flex;align-items:center;gap:12px;height:72px}.acts{display:flex;gap:8px;margin-left:auto;align-items:center}
.brand{display:inline-flex;align-items:center;gap:10px;min-height:44px;color:var(--text);text-decoration:none;font:700 24px/1 "Barlow Semi Condensed","Arial Narrow",sans-serif}.brand svg{width:16px;height:30px;fill:var(--brass-line);flex:none}
.btn{display:inline-flex;align-items:center;justify-content:center;min-height:44px;padding:8px 18px;border:1px solid transparent;border-radius:5px;font:600 .9375rem/1.25 Inter,system-ui,sans-serif;text-align:center;text-decoration:none;background:none;color:var(--text);cursor:pointer}
.btn.primary{background:var(--accent);color:var(--on-accent)}.btn.primary:hover{background:var(--accent-hover)}.btn.line{border-color:var(--border-strong);background:var(--surface)}.btn.line:hover{border-color:var(--accent);color:var(--accent)}.btn.quiet{color:var(--accent);padding-inline:10px}.btn.quiet:hover{background:var(--accent-soft)}.btn.big{min-height:52px;font-size:1.0625rem;width:100%}
.card{background:var(--surface);border:1px solid var(--border);border-radius:5px}.pad{padding:24px}
.job{display:grid;grid-template-columns:minmax(0,1fr);gap:24px;padding-block:32px 56px;align-content:start}.head{display:grid;gap:10px}.head .strip{margin-top:8px}
.by{display:flex;flex-wrap:wrap;gap:6px 12px;align-items:center}.avatar{display:inline-grid;place-items:center;width:44px;height:44px;border-radius:5px;background:var(--sunken);font:700 17px/1 "Barlow Semi Condensed","Arial Narrow",sans-serif;flex:none}
.strip{display:grid;grid-template-columns:repeat(4,minmax(0,auto));border-block:1px solid var(--border)}.strip>div{padding:14px 20px 15px;border-left:1px solid var(--border)}.strip>div:first-child{border-left:0;padding-left:0}.strip dt{font-size:.875rem;color:var(--muted);line-height:1.35}.strip dd{font-size:1.375rem;margin-top:3px;overflow-wrap:anywhere}.ask{display:inline-flex;align-items:center;min-height:44px;margin-block:-10px;font-size:1.25rem;text-underline-offset:4px}
.cols{display:grid;grid-template-columns:minmax(0,1fr) 328px;gap:32px;align-items:start}.rail{position:sticky;top:24px;display:grid;gap:16px}.rail .card{display:grid;gap:12px}.rail h2{font-size:1.25rem}
.section{display:grid;gap:16px}.section+.section{border-top:1px solid var(--border);padding-top:24px;margin-top:24px}
.plumb{--hang:24px;position:relative;padding-left:26px}.plumb::before{content:"";position:absolute;left:5px;top:calc(var(--hang)*-1);bottom:calc(50% + 4px);width:2px;background:var(--brass-line)}.plumb::after{content:"";position:absolute;left:0;top:calc(50% - 7px);width:12px;height:20px;background:var(--brass-line);mask:${bob} center/contain no-repeat}
.prose{max-width:66ch;overflow-wrap:anywhere}.prose *+p,.prose ul,.prose ol{margin-top:12px}.prose ul{display:grid;gap:6px}.prose ol{padding-left:20px}.prose ul>li{padding-left:20px;position:relative}.prose ul>li::before{content:"";position:absolute;left:2px;top:.68em;width:9px;height:2px;background:var(--border-strong)}
.gets{display:grid;grid-template-columns:1fr 1fr;gap:18px 28px}.gets li{display:flex;gap:12px;font-weight:600}.gets .icon{color:var(--muted);margin-top:2px}
.chips{display:flex;flex-wrap:wrap;gap:8px}.chip{border:1px solid var(--border);border-radius:3px;padding:3px 9px;font-size:.875rem;font-weight:500;overflow-wrap:anywhere}
.zip{display:grid;grid-template-columns:1fr auto;gap:10px;align-items:end}.zip label{font-weight:600;font-size:.875rem;display:block;margin-bottom:6px}.input{width:100%;min-height:46px;padding:9px 12px;border:1px solid var(--border-strong);border-radius:5px;background:var(--surface);color:var(--text);font:400 1rem/1.4 Inter,system-ui,sans-serif}.input::placeholder{color:var(--muted);opacity:1}.error{grid-column:1/-1;color:var(--danger);font-size:.875rem}.input[aria-invalid]{border-color:var(--danger)}
.tape{width:100%;height:auto;display:block;overflow:visible}.tape path{stroke:var(--border-strong)}.tape .bob{fill:var(--brass-line);stroke:none}.tape text{font:400 13px Inter,system-ui,sans-serif;fill:var(--muted)}.chg{display:inline-flex;align-items:center;min-height:44px;margin-block:-10px;padding-inline:4px;font-weight:600}.priv{display:flex;gap:8px}.priv .icon{margin-top:2px}
.listhead{display:flex;align-items:center;justify-content:space-between;gap:12px 20px;flex-wrap:wrap}.listhead a{display:inline-flex;align-items:center;min-height:44px}
.list>li{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:6px 20px;padding:18px 20px;align-items:center}.list>li+li{border-top:1px solid var(--border)}.list :is(h2,h3) a{color:var(--text);text-decoration:none;display:inline-block;padding:11px 0;margin:-11px 0;overflow-wrap:anywhere}.list :is(h2,h3) a:hover{text-decoration:underline}.facts{display:flex;flex-wrap:wrap;gap:2px 14px;font-size:.9375rem;color:var(--muted)}.facts b{color:var(--text);font-weight:500}.pay{font-weight:600;display:flex;flex-wrap:wrap;gap:4px 10px;align-items:center}.pill{display:inline-flex;align-items:center;gap:6px;border-radius:3px;font-size:.8125rem;line-height:1.35;font-weight:500;padding:3px 8px;background:var(--success-soft);color:var(--success)}
.links{display:flex;flex-wrap:wrap;gap:0 20px}.links a,.pager a,.pager span{display:inline-flex;align-items:center;min-height:44px}.pager{display:flex;flex-wrap:wrap;gap:4px 20px}.lead{max-width:66ch}.only-phone{display:none}
.foot{border-top:1px solid var(--border)}.foot .wrap{display:flex;justify-content:space-between;align-items:center;gap:4px 20px;flex-wrap:wrap;padding-block:16px;font-size:.9375rem;color:var(--muted)}.foot nav{display:flex;gap:4px 20px;flex-wrap:wrap}.foot a{display:inline-flex;align-items:center;min-height:44px}.foot .wrap>span{margin-right:auto}
.bar{display:none}
@media(max-width:1023px){.cols{display:flex;flex-direction:column;align-items:stretch;gap:24px}.rail{display:contents}.dist{order:-2}.apply{order:2}}
@media(max-width:767px){h1{font-size:2.0625rem}h2{font-size:1.375rem}.wrap{padding:0 16px}.top .wrap{height:60px}.top .btn{padding-inline:12px}.top .btn.line,.only-desk{display:none}.only-phone{display:revert}.pad{padding:18px}.plumb{--hang:18px}.job{padding-block:20px 28px;gap:20px}
.strip{grid-template-columns:1fr 1fr}.strip>div{padding:12px 0 12px 16px}.strip>div:nth-child(odd){border-left:0;padding-left:0}.strip>div:nth-child(n+3){border-top:1px solid var(--border)}.strip dd{font-size:1.25rem}.gets,.list>li{grid-template-columns:minmax(0,1fr)}.list>li{padding:16px}
.foot .wrap{padding-block:10px}.foot nav{order:3;flex-basis:100%}.has-bar .foot{padding-bottom:76px}
.bar{position:fixed;inset:auto 0 0;z-index:21;display:flex;gap:10px;align-items:center;padding:12px 16px calc(12px + env(safe-area-inset-bottom));background:var(--surface);border-top:1px solid var(--border)}.bar .btn{min-height:48px;flex:1}.bar p{min-width:104px;max-width:50%;font-size:1.25rem;overflow-wrap:anywhere}}
@media print{.top .acts,.rail,.bar,.foot,.more{display:none}body{background:none}}
`;

/** The theme's tokens and what the public pages need of its parts, in one style element. */
export const styles = [
  ...faces.map(faceRule),
  `:root{color-scheme:light dark;${colors(0)}}@media(prefers-color-scheme:dark){:root{${colors(1)}}}`,
  rules.replace(/\n/g, ''),
].join('');

const digest = createHash('sha256').update(styles).digest('base64');

/** Nothing but the site's own files, and this one style element: no inline script, no style of a company's text. */
export const pagePolicy = {
  'default-src': "'none'",
  'style-src': `'sha256-${digest}'`,
  'script-src': "'self'",
  'font-src': "'self'",
  'img-src': "'self' data:",
  // Who audits the page asks from it for robots.txt and the links it has.
  'connect-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  sandbox: undefined,
};
