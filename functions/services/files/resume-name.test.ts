import { describe, expect, it } from 'vitest';
import { attachment, resumeName } from './resume-name.ts';

describe('[PRO-12] the name of a resume', () => {
  const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

  it('is the name of its owner with the extension of its type', () => {
    expect(resumeName({ name: 'Ana', lastName: 'Ruiz' }, 'application/pdf')).toBe('Ana Ruiz Resume.pdf');
    expect(resumeName({ name: 'Ana' }, 'application/msword')).toBe('Ana Resume.doc');
    expect(resumeName({ name: 'Ana', lastName: '' }, DOCX)).toBe('Ana Resume.docx');
  });

  it.each([
    ['../../etc/passwd', '.. .. etc passwd Resume.pdf'],
    ['A"; filename="x.exe', 'A ; filename= x.exe Resume.pdf'],
    ['A\r\nSet-Cookie: a=b', 'A Set-Cookie a=b Resume.pdf'],
    ['\u202EfdP', 'fdP Resume.pdf'],
    ['  ', 'Resume.pdf'],
  ])('contains nothing of %j that a header or a file system would interpret', (name, expected) => {
    expect(resumeName({ name }, 'application/pdf')).toBe(expected);
  });
});

describe('[FIL-02] the disposition of a download', () => {
  it('is plain ASCII with the real name next to it', () => {
    expect(attachment("Zoë O'Neil (Jr) Resume.pdf")).toBe(
      "attachment; filename=\"Zoe O'Neil (Jr) Resume.pdf\"; filename*=UTF-8''Zo%C3%AB%20O%27Neil%20%28Jr%29%20Resume.pdf",
    );
    expect(attachment('李 Resume.pdf')).toBe(
      'attachment; filename="_ Resume.pdf"; filename*=UTF-8\'\'%E6%9D%8E%20Resume.pdf',
    );
  });

  it('accepts half a surrogate pair', () => {
    expect(attachment('\uD800 Resume.pdf')).toContain("filename*=UTF-8''%EF%BF%BD%20Resume.pdf");
  });
});
