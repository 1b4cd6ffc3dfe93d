/** The names of the templates, by file name. */
export const templates = {
  booking: { title: 'Booking', about: 'A table, a room or a bicycle: a day, a time and how many people.' },
  contact: { title: 'Contact', about: 'A short message and a way to answer it.' },
  'customer-satisfaction': {
    title: 'Customer satisfaction',
    about: 'How likely people are to recommend you, and a question that fits the score.',
  },
  donation: {
    title: 'Donation',
    about: 'A donation by card through Stripe. Payments must be set up on the server.',
  },
  'employee-survey': {
    title: 'Employee survey',
    about: 'No names, and the department only in groups large enough to hide in.',
  },
  'event-registration': {
    title: 'Event registration',
    about: 'Several tickets, and a workshop with limited seats.',
  },
  feedback: { title: 'Feedback', about: 'Two questions and an open end: short enough to be filled in.' },
  'job-application': {
    title: 'Job application',
    about: 'Three steps with a CV. Only designers are asked for a portfolio.',
  },
  lead: {
    title: 'Sales enquiry',
    about: 'For companies that want to buy something: short, and it sorts by size.',
  },
  newsletter: { title: 'Newsletter', about: 'Sign-up with topics and consent.' },
  order: { title: 'Order', about: 'Prices, quantities, delivery and an exact total.' },
  quiz: { title: 'Quiz', about: 'Questions with points, and the score at the end.' },
  rsvp: { title: 'RSVP', about: 'Yes or no first: who cannot come is done after one question.' },
  'support-request': {
    title: 'Support request',
    about: 'Asks for what helps to solve it, and sends urgent cases to the telephone.',
  },
} as const;
