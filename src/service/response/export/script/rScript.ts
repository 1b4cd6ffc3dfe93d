import { quotedText as text } from './quotedText.ts';
import type { ScriptInput } from './script.ts';
import { type ScriptVariable, scriptVariables } from './scriptVariables.ts';

/** A script for R without further packages. */
export function rScript(input: ScriptInput): string {
  const all = scriptVariables(input);
  const named = (...types: ScriptVariable['type'][]) =>
    vector(all.filter(({ type }) => types.includes(type)).map(({ name }) => text(name)));
  return `# Reads an export of Canvass with its types and labels:
#   source("name-of-this-file.R")
# Afterwards the data frame "responses" has the responses. attributes(responses[["name"]]) has the label of a column and,
# of a choice, its codes and values. Without an answer, or where the version did not ask, a cell is NA.
# Set the working directory to the folder of the files first, or change the path.
responses_file <- ${text(input.file)}

responses <- local({
  data <- read.csv(responses_file, colClasses = "character", na.strings = "", encoding = "UTF-8",
    check.names = FALSE, row.names = NULL, fill = FALSE)
  columns <- ${vector(all.map(({ name }) => text(name)))}
  if (ncol(data) != length(columns)) stop("The file was not made together with this script.")
  names(data) <- columns
  for (name in ${named('number', 'whole')})
    data[[name]] <- as.numeric(data[[name]])
  for (name in ${named('boolean')})
    data[[name]] <- data[[name]] == "1"
  for (name in ${named('day')})
    data[[name]] <- as.Date(data[[name]], format = "%Y-%m-%d")
  for (name in ${named('clock')})
    data[[name]] <- as.difftime(data[[name]], format = "%H:%M", units = "mins")
  for (name in ${named('instant')})
    data[[name]] <- as.POSIXct(sub(":([0-9]{2})$", "\\\\1", sub("Z$", "+00:00", data[[name]])),
      format = "%Y-%m-%dT%H:%M:%OS%z", tz = ${text(input.zone)})
  choice <- function(name, written, labels, values, codes, ordered) {
    found <- factor(data[[name]], levels = written, labels = labels, ordered = ordered)
    if (any(is.na(found) & !is.na(data[[name]]))) warning(name, " has answers that are no options")
    attr(found, "codes") <- setNames(codes, labels)
    attr(found, "values") <- setNames(values, labels)
    data[[name]] <<- found
  }
${all.flatMap(choiceLines).join('')}  about <- function(name, label, versions = NULL, labels = NULL) {
    attr(data[[name]], "label") <<- label
    attr(data[[name]], "versions") <<- versions
    attr(data[[name]], "labels") <<- labels
  }
${all.map(aboutLine).join('')}  data
})
`;
}

function choiceLines({ name, type, options, ordered }: ScriptVariable): string[] {
  if (type !== 'choice') return [];
  const texts = (of: 'written' | 'label' | 'value') => vector(options.map((option) => text(option[of])));
  // R reads every line break as \n.
  const written = vector(options.map((option) => text(option.written.replace(/\r\n?/g, '\n'))));
  const codes = vector(options.map(({ code }) => String(code)));
  return [
    `  choice(${text(name)}, ${written},\n    ${texts('label')},\n    ${texts('value')}, ${codes}, ${ordered ? 'TRUE' : 'FALSE'})\n`,
  ];
}

function aboutLine({ name, label, versions, scale }: ScriptVariable): string {
  const scaled = vector(scale.map((each) => `${text(each.label)} = ${each.value}`));
  const parts = [
    text(name),
    text(label),
    ...(versions ? [`versions = ${vector(versions.map(String))}`] : []),
    ...(scale.length > 0 ? [`labels = ${scaled}`] : []),
  ];
  return `  about(${parts.join(', ')})\n`;
}

function vector(items: readonly string[]): string {
  return items.length === 0 ? 'character(0)' : `c(${items.join(', ')})`;
}
