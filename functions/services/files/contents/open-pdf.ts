/** The result of opening a PDF: it opens, needs a password, or is broken. */
export type PdfOpening = 'opens' | 'needs-password' | 'broken';

/** Opens a PDF and its first page. A PDF that is only protected from changes opens. */
export const openPdf = async (bytes: Buffer): Promise<PdfOpening> => {
  const { getDocument, VerbosityLevel } = await import('unpdf/pdfjs');
  // The parser takes over the memory of its input, so it gets a copy.
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
