import { focusPage, focusPlace } from './focus-page.ts';

/** How long the page may take to move the focus itself, such as a dialog that closes. */
const SETTLE_MS = 250;
/** How long a control may be disabled, such as while it sends, until the focus goes elsewhere. */
const DISABLED_MS = 1500;

/** Elements that the focus can go to when what had it is gone. A screen reader reads their names or first words. */
const PLACES = '[role=dialog], [role=alertdialog], li, tr, table, ul, ol, form, section, article';

/** Where `keepFocus` has moved the focus last. */
let kept: Element | undefined;

/** Returns whether the reader has chosen no place for the focus: nothing has it, or what `keepFocus` gave it to. */
export const isFocusLost = (): boolean => {
  const { activeElement: focused } = document;
  return !focused || focused === document.body || focused === kept;
};

type Trail = readonly Element[];

const trailOf = (element: Element): Trail => {
  const trail: Element[] = [];
  for (let each: Element | null = element; each; each = each.parentElement) trail.push(each);
  return trail;
};

/**
 * Keeps the focus near what had it when that is disabled or removed, because a browser moves it to the page's start
 * then: back to a control that is enabled again, else to the nearest part of the page that is left. A focus that the
 * page or the reader moves is left alone. Returns the function that ends it.
 */
export const keepFocus = (): (() => void) => {
  let trail: Trail = [];
  /** The trail of the last focus outside of dialogs, for a dialog that closes. */
  let pageTrail: Trail = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasDisabled = false;

  const isLost = () => trail.length > 0 && (document.activeElement === document.body || !document.activeElement);
  const forget = () => {
    trail = [];
    wasDisabled = false;
  };
  const placeIn = (elements: Trail) =>
    elements.find((each) => each.isConnected && each.matches(PLACES)) as HTMLElement | undefined;
  const restore = () => {
    timer = undefined;
    if (!isLost()) return;
    const [last, ...around] = trail as [HTMLElement, ...HTMLElement[]];
    const [opener] = pageTrail as [HTMLElement?];
    if (last.isConnected && !last.matches(':disabled')) {
      if (wasDisabled) last.focus({ preventScroll: true });
      return;
    }
    // What is around comes first, because a dialog that is still open closes when the focus leaves it.
    const near = placeIn(around);
    if (!near && opener?.isConnected && !opener.matches(':disabled')) return opener.focus({ preventScroll: true });
    const place = near ?? placeIn(pageTrail);
    const main = document.querySelector('main');
    if (place) focusPlace(place);
    else if (main) focusPage(main);
    kept = document.activeElement ?? undefined;
  };
  const look = () => {
    const last = trail[0];
    if (!last) return;
    const isDisabled = last.isConnected && last.matches(':disabled');
    if (isDisabled) wasDisabled = true;
    if (!isDisabled && last.isConnected && !wasDisabled) return;
    clearTimeout(timer);
    timer = setTimeout(restore, isDisabled ? DISABLED_MS : SETTLE_MS);
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || target === document.body) return;
    trail = trailOf(target);
    wasDisabled = false;
    if (!target.closest('[role=dialog], [role=alertdialog]')) pageTrail = trail;
  };
  const onPointer = ({ target }: Event) => {
    if (target instanceof Node && !trail[0]?.contains(target)) forget();
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled'] });
  document.addEventListener('focusin', onFocus);
  document.addEventListener('pointerdown', onPointer);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('pointerdown', onPointer);
  };
};
