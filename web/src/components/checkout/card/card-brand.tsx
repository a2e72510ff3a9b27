import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Logo = chakra('svg', { base: { width: '48px', height: '30px', flex: 'none' } });

// The font is set as a style, because the page's rules would override a font size given as an attribute.
const text = (label: string, fontSize: number, fill = '#fff', y = 19) => (
  <text x="24" y={y} fill={fill} textAnchor="middle" style={{ font: `700 ${fontSize}px Arial, sans-serif` }}>
    {label}
  </text>
);

type Brand = { name: string; ground: string; mark: ReactNode };

/** The brands' logos, drawn in each brand's colors and shapes. Two interlocking circles need no letters. */
const brands: Record<string, Brand> = {
  visa: {
    name: 'Visa',
    ground: '#1A1F71',
    mark: (
      <>
        <path
          fill="#fff"
          d="M20.3 19.7h-2.6l1.6-9.4h2.6zM29.6 10.5a6.7 6.7 0 0 0-2.3-.4c-2.6 0-4.4 1.3-4.4 3.2 0 1.4 1.3 2.1 2.3 2.6s1.4.8 1.4 1.2c0 .7-.9 1-1.6 1a5.6 5.6 0 0 1-2.5-.5l-.4-.2-.4 2.2c.6.3 1.8.5 3 .5 2.8 0 4.6-1.3 4.6-3.3 0-1.1-.7-1.9-2.2-2.6-.9-.5-1.5-.7-1.5-1.2 0-.4.5-.8 1.5-.8a4.8 4.8 0 0 1 2 .4l.2.1zM36.3 10.3h-2c-.6 0-1.1.2-1.4.8l-3.8 8.6h2.7l.5-1.4h3.3l.3 1.4h2.4zm-3.1 6.1 1.4-3.6.7 3.6zM15.6 10.3l-2.6 6.4-.3-1.3a7.4 7.4 0 0 0-3.5-3.9l2.3 8.2h2.8l4.1-9.4z"
        />
        <path fill="#F7B600" d="M10.6 10.3H6.4l-.1.2c3.3.8 5.5 2.7 6.4 5l-.9-4.4c-.2-.6-.6-.8-1.2-.8z" />
      </>
    ),
  },
  mastercard: {
    name: 'Mastercard',
    ground: '#252525',
    mark: (
      <>
        <circle cx="19.5" cy="15" r="8" fill="#EB001B" />
        <circle cx="28.5" cy="15" r="8" fill="#F79E1B" />
        <path fill="#FF5F00" d="M24 8.4a8 8 0 0 1 0 13.2 8 8 0 0 1 0-13.2z" />
      </>
    ),
  },
  amex: { name: 'American Express', ground: '#006FCF', mark: text('AMEX', 13) },
  diners: {
    name: 'Diners Club',
    ground: '#0079BE',
    mark: (
      <>
        <circle cx="24" cy="15" r="10" fill="#fff" />
        <path fill="#0079BE" d="M22 8.6a7 7 0 0 0 0 12.8zM26 8.6v12.8a7 7 0 0 0 0-12.8z" />
      </>
    ),
  },
  discover: {
    name: 'Discover',
    ground: '#fff',
    mark: (
      <>
        {text('DISC VER', 8.5, '#231F20', 18)}
        <circle cx="25.6" cy="15" r="3.6" fill="#F47216" />
      </>
    ),
  },
  jcb: {
    name: 'JCB',
    ground: '#fff',
    mark: (
      <>
        <rect x="9" y="5" width="9" height="20" rx="3" fill="#0E4C96" />
        <rect x="19.5" y="5" width="9" height="20" rx="3" fill="#D81F3C" />
        <rect x="30" y="5" width="9" height="20" rx="3" fill="#007B40" />
        {text('J   C   B', 9, '#fff', 18)}
      </>
    ),
  },
  unionpay: {
    name: 'UnionPay',
    ground: '#00447C',
    mark: (
      <>
        <path fill="#E21836" d="M10 0h12l-6 30H4z" />
        <path fill="#007B84" d="M34 0h14v30H28z" />
        {text('UnionPay', 9, '#fff', 18)}
      </>
    ),
  },
};

const unknown: Brand = { name: 'Card', ground: '#4F5C5B', mark: <path fill="#fff" d="M6 8h36v4H6zM6 20h12v2H6z" /> };

const brandOf = (brand: string): Brand => brands[brand] ?? unknown;

export const cardBrandName = (brand: string): string => brandOf(brand).name;

/** Formats a card's expiry as 'MM/YYYY'. */
export const cardExpiry = ({ exp_month, exp_year }: { exp_month: number; exp_year: number }): string =>
  `${String(exp_month).padStart(2, '0')}/${exp_year}`;

/** The logo of a card's brand. An unknown brand gets a plain card [PAY-16]. */
export const CardBrand = ({ brand }: { brand: string }) => {
  const { name, ground, mark } = brandOf(brand);
  return (
    <Logo viewBox="0 0 48 30" role="img" aria-label={name}>
      <rect
        x=".5"
        y=".5"
        width="47"
        height="29"
        rx="3"
        fill={ground}
        stroke="#CDD5D2"
        strokeWidth={ground === '#fff' ? 1 : 0}
      />
      {mark}
    </Logo>
  );
};
