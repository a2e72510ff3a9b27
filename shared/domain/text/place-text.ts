type Place = { city?: string | undefined; state?: string | undefined };

/** 'Warsaw, IN'; the state alone where the city is not known, as with military post. */
export const placeText = ({ city, state }: Place): string => [city, state].filter(Boolean).join(', ');
