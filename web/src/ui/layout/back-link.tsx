import { chakra, defineRecipe } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';

const recipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifySelf: 'start',
    gap: '2',
    minHeight: '44px',
    color: 'accent',
    fontSize: 'control',
    fontWeight: 'medium',
    textDecoration: 'none',
    _hover: { color: 'accent-hover', textDecoration: 'underline' },
  },
});
const GoTo = chakra(Link, recipe);
const GoBack = chakra('button', recipe, { defaultProps: { type: 'button' } });

type BackLinkProps = {
  /** The link's target; one page back by default [SHL-22]. */
  to?: string;
  /** 'Back to previous page' by default. */
  label?: string;
  /** Whether the target is the page before, which then keeps its scroll position. */
  isPrevious?: boolean;
};

export const BackLink = ({ to, label, isPrevious = false }: BackLinkProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const content = (
    <>
      <ArrowLeft size={16} aria-hidden />
      {label ?? t('Back to previous page')}
    </>
  );
  const goBack = (event: MouseEvent) => {
    if (!isPrevious || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    navigate(-1);
  };
  return to ? (
    <GoTo to={to} onClick={goBack}>
      {content}
    </GoTo>
  ) : (
    <GoBack onClick={() => navigate(-1)}>{content}</GoBack>
  );
};
