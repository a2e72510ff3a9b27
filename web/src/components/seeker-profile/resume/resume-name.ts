const ends: Record<string, string> = {
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
};

/** '{name} Resume.pdf', or with the extension of the file's type [PRO-12]. */
export const resumeName = (name: string, type: string): string => {
  const safe = name.replace(/[^\p{L}\p{N} .'-]/gu, '').trim();
  return `${safe} Resume.${ends[type] ?? 'pdf'}`;
};
