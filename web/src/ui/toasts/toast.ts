export type ToastType = 'success' | 'error' | 'info' | 'notification';

// The code of the toasts loads with the first toast, because most visits show none.
const wanted = new Set<() => void>();
const stack = Promise.withResolvers<(type: ToastType, text: string) => void>();

/** Calls back when the first toast is about to show. */
export const onFirstToast = (callback: () => void): (() => void) => {
  wanted.add(callback);
  return () => wanted.delete(callback);
};

/** Registers the function that shows a toast. The mounted stack calls this once. */
export const offerStack = stack.resolve;

const show = (type: ToastType) => async (text: string) => {
  for (const callback of wanted) callback();
  (await stack.promise)(type, text);
};

/** Shows one sentence, already translated. */
export const toast = {
  success: show('success'),
  error: show('error'),
  info: show('info'),
  notification: show('notification'),
};
