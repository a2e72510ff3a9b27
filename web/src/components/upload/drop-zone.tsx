import { Box, chakra } from '@chakra-ui/react';
import type { FilePurpose } from '@plumbline/shared/options/files';
import { Camera, Upload } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/controls/button.tsx';
import { acceptOf } from './check-file.ts';

const DropArea = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    gap: '2.5',
    px: '4',
    py: '6',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'border-strong',
    borderRadius: 'm',
    textAlign: 'center',
    '&[data-over]': { borderColor: 'accent', bg: 'accent-soft' },
  },
});

type DropZoneProps = {
  purpose: FilePurpose;
  /** The button's text, such as 'Upload Resume'. */
  label: string;
  /** Which files, how large. */
  help: string;
  onFiles: (files: File[]) => void;
  /** The label of a camera button, which shows on handheld devices. Without a label there is no such button. */
  cameraLabel?: string;
  multiple?: boolean;
  disabled?: boolean;
};

/** Chooses files by a button or by drag and drop [FIL-09]. */
export const DropZone = (props: DropZoneProps) => {
  const { purpose, label, help, onFiles, cameraLabel, multiple = false, disabled = false } = props;
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const helpId = useId();
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])];
    if (files.length > 0 && !disabled) onFiles(multiple ? files : files.slice(0, 1));
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <DropArea
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!disabled);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      {/* The button opens this hidden input. */}
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptOf(purpose)}
        multiple={multiple}
        disabled={disabled}
        onChange={({ target }) => {
          take(target.files);
          // Clears the input, so that the same file can be chosen again.
          target.value = '';
        }}
      />
      {cameraLabel && (
        <>
          <input
            ref={camera}
            type="file"
            hidden
            accept="image/*"
            capture="environment"
            disabled={disabled}
            onChange={({ target }) => {
              take(target.files);
              target.value = '';
            }}
          />
          <Button
            variant="primary"
            onClick={() => camera.current?.click()}
            disabled={disabled}
            css={{ '@media (pointer: fine)': { display: 'none' } }}
          >
            <Camera size={20} aria-hidden />
            {cameraLabel}
          </Button>
        </>
      )}
      <Button onClick={() => input.current?.click()} disabled={disabled} aria-describedby={helpId}>
        <Upload size={20} aria-hidden />
        {label}
      </Button>
      <Box id={helpId} color="muted" textStyle="small">
        <Box as="span" display={{ base: 'none', md: 'inline' }}>
          {t('or drop it here.')}{' '}
        </Box>
        {help}
      </Box>
    </DropArea>
  );
};
