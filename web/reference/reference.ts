import { addCopyButton } from './addCopyButton.ts';
import { enableMenu } from './enableMenu.ts';
import { enableTryIt } from './enableTryIt.ts';
import { trackSection } from './trackSection.ts';

/* The page is complete without this script. It adds copy buttons, "Try it", and the mark in the contents. */
for (const figure of document.querySelectorAll('figure.code')) addCopyButton(figure);
for (const form of document.querySelectorAll<HTMLFormElement>('form.try')) enableTryIt(form);
trackSection();
enableMenu();
