import { badge } from './badge.ts';
import { input } from './input.ts';
import { skeleton } from './skeleton.ts';
import { skipNavLink } from './skip-nav-link.ts';

/** The styles of Chakra's single elements that the product uses, by Chakra's own keys. */
export const recipes = { badge, input, skeleton, skipNavLink, textarea: input };
