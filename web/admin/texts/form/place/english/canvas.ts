/** The form in its frame. */
export const canvas = {
  editTitle: 'The form',
  viewTitle: 'The form as visitors see it',
  /** Words inside the frame; those in braces are filled in. */
  frame: {
    addField: 'Add a field',
    addPage: 'Add a page',
    addOption: 'Add an option',
    addTitle: 'Title of the form',
    addDescription: 'Add a description',
    pageTitle: 'Title of the page',
    page: 'Page {number}',
    drag: 'Drag to move',
    duplicate: 'Duplicate',
    delete: 'Delete',
    hidden: 'Not visible to visitors',
    conditional: 'Conditional',
    moreOptions: 'and {count} more, in the settings of the field',
    unknownType: 'This type of field comes from another service and cannot be shown.',
    emptyPage: 'This page has no fields yet.',
    emptyText: 'Write a text for visitors',
    notShown:
      'The form cannot be shown yet: something in its logic depends on itself. The list of findings says where.',
    nothingStored: 'This is a preview: nothing was stored.',
    leads: 'Visitors are now taken to {address}.',
    payment: 'Visitors pay here before their answers are stored.',
  },
};
