const en = {
  product: 'Product',
  for: 'For',
  card: 'Card',
  amount: 'Amount',
  date: 'Paid on',
  button: 'View the receipt',
  andMore: (job: string, more: number) => `${job} and ${more} more`,
  fulfilled: {
    subject: (product: string) => `Receipt for ${product}`,
    title: 'Thank you for your payment',
    paragraph: (product: string, amount: string) => `We have received ${amount} for ${product}.`,
  },
  refunded: {
    label: 'Refunded',
    subject: (product: string) => `Refund for ${product}`,
    title: 'Your payment was refunded',
    paragraph: (product: string, amount: string) =>
      `We have given back ${amount} for ${product}. It may take a few days until your bank shows it.`,
  },
  disputed: {
    subject: (product: string) => `Disputed payment for ${product}`,
    title: 'Your payment is disputed',
    paragraph: (product: string, amount: string) =>
      `Your bank says that the payment of ${amount} for ${product} is disputed. If this is a mistake, please tell your bank.`,
  },
  lost: {
    subject: (product: string) => `Disputed payment for ${product}`,
    title: 'Your money went back',
    paragraph: (product: string, amount: string) =>
      `The dispute about ${product} is over, and your bank has given you back ${amount}.`,
  },
};

const es: typeof en = {
  product: 'Producto',
  for: 'Para',
  card: 'Tarjeta',
  amount: 'Importe',
  date: 'Pagado el',
  button: 'Ver el recibo',
  andMore: (job, more) => `${job} y ${more} más`,
  fulfilled: {
    subject: (product) => `Recibo de ${product}`,
    title: 'Gracias por su pago',
    paragraph: (product, amount) => `Recibimos ${amount} por ${product}.`,
  },
  refunded: {
    label: 'Reembolsado',
    subject: (product) => `Reembolso de ${product}`,
    title: 'Su pago fue reembolsado',
    paragraph: (product, amount) =>
      `Le devolvimos ${amount} por ${product}. Su banco puede tardar unos días en mostrarlo.`,
  },
  disputed: {
    subject: (product) => `Pago en disputa: ${product}`,
    title: 'Su pago está en disputa',
    paragraph: (product, amount) =>
      `Su banco indica que el pago de ${amount} por ${product} está en disputa. Si es un error, avise a su banco.`,
  },
  lost: {
    subject: (product) => `Pago en disputa: ${product}`,
    title: 'Su dinero fue devuelto',
    paragraph: (product, amount) => `La disputa por ${product} terminó y su banco le devolvió ${amount}.`,
  },
};

/** What receipts say, in each language. */
export const receiptWords = { en, es };
