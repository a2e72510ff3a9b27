// The gallery has the origin of the app. Without a storage, the app's code stores in memory, so that the sessions of
// the examples don't replace that of a developer who is signed in.
for (const area of ['localStorage', 'sessionStorage']) {
  Object.defineProperty(globalThis, area, { value: undefined, configurable: true });
}
