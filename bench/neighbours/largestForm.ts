const fieldCount = 1000;
const optionCount = 18;
const ruleCount = 450;
const conditionsOfRule = 10;

/** A form close to the bounds of a form as a whole. */
export function largestForm(): object {
  const fields = Array.from({ length: fieldCount }, (_, index) => ({
    id: `field${index + 1}`,
    type: 'multiple_choice',
    label: `Question ${index + 1}: how often has that happened to you?`,
    options: Array.from({ length: optionCount }, (_each, option) => ({
      value: `v${option}`,
      label: `Answer ${option}`,
    })),
  }));
  const pages = Array.from({ length: 10 }, (_, page) => ({
    id: `page${page + 1}`,
    label: `Part ${page + 1}`,
    fields: fields.slice(page * 100, (page + 1) * 100),
  }));
  const rules = Array.from({ length: ruleCount }, (_, rule) => ({
    when: {
      all: Array.from({ length: conditionsOfRule }, (_each, index) => ({
        field: `field${((rule + index) % 400) + 1}`,
        operator: 'is',
        value: `v${index}`,
      })),
    },
    do: Array.from({ length: 5 }, (_each, index) => ({
      action: 'show',
      field: `field${501 + ((rule + index * 7) % 500)}`,
    })),
  }));
  return { format: 2, pages, logic: rules };
}
