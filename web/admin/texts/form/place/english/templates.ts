/** The names of the templates, by file name. */
export const templates = {
  booking: { title: 'Booking', about: 'Book a table, a room or a bike: day, time and number of people.' },
  consent: {
    title: 'Consent',
    about: 'Consent for an outing, with a signature that is drawn or typed.',
  },
  contact: { title: 'Contact', about: 'A short message and a way to reply.' },
  'customer-satisfaction': {
    title: 'Customer satisfaction',
    about: 'How likely people are to recommend you, with a follow-up that depends on the score.',
  },
  donation: {
    title: 'Donation',
    about: 'A donation by card through Stripe. Payments must be set up on the server.',
  },
  'employee-survey': {
    title: 'Employee survey',
    about: 'Asks for no names, and only for broad departments.',
  },
  'event-registration': {
    title: 'Event registration',
    about: 'Several tickets, and a workshop with limited seats.',
  },
  feedback: {
    title: 'Feedback',
    about: 'Two questions and a comment box: short enough that people finish it.',
  },
  'job-application': {
    title: 'Job application',
    about: 'Three steps with a CV. Only designers are asked for a portfolio.',
  },
  lead: {
    title: 'Sales enquiry',
    about: 'A short form for business customers, sorted by company size.',
  },
  newsletter: { title: 'Newsletter', about: 'Sign-up with topics and consent.' },
  order: { title: 'Order', about: 'Prices, quantities, delivery and an exact total.' },
  quiz: { title: 'Quiz', about: 'Questions with points, and a score at the end.' },
  rsvp: { title: 'RSVP', about: 'Yes or no first: people who cannot come only answer one question.' },
  'support-request': {
    title: 'Support request',
    about: 'Asks for the details you need, and tells people with urgent problems to call.',
  },
};
