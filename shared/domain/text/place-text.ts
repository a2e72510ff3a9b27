type Place = { city?: string | undefined; state?: string | undefined };

/** Returns 'Warsaw, IN', or only the state when the city is unknown, as with military mail. */
export const placeText = ({ city, state }: Place): string => [city, state].filter(Boolean).join(', ');
