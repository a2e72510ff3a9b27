/** Fetches a file and hands it to the browser's downloads; fails when it is not there, which a mere link could not say. */
export const saveFile = async (url: string, name: string): Promise<void> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The file answered ${response.status}`);
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Safari reads the address a moment after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
