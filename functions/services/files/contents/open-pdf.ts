/** How a PDF opens: with a password, not at all, or as anyone would. */
export type PdfOpening = 'opens' | 'needs-password' | 'broken';

/** Opens a PDF and its first page as a reader's program does; one that its author only protects from changes opens. */
export const openPdf = async (bytes: Buffer): Promise<PdfOpening> => {
  const { getDocument, VerbosityLevel } = await import('unpdf/pdfjs');
  // The parser takes the memory of what it is given.
  const task = getDocument({
    data: Uint8Array.from(bytes),
    useSystemFonts: false,
    stopAtErrors: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const pdf = await task.promise;
    await pdf.getPage(1);
    return 'opens';
  } catch (error) {
    return (error as Error).name === 'PasswordException' ? 'needs-password' : 'broken';
  } finally {
    await task.destroy();
  }
};
