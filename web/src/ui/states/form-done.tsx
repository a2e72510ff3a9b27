import { Box } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';

type FormDoneProps = { icon: LucideIcon; title: string; children: ReactNode };

/** Replaces a form after it was sent; screen readers continue at its title. */
export const FormDone = ({ icon: Icon, title, children }: FormDoneProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Box role="status" display="grid" gap="3" justifyItems="start" css={{ '& p ~ p': { color: 'muted' } }}>
      <Box as="span" color="success">
        <Icon size={32} aria-hidden />
      </Box>
      <Box asChild outline="none">
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
      </Box>
      {children}
    </Box>
  );
};
