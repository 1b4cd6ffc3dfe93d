import {
  AlignLeft,
  Calculator,
  CalendarCheck,
  CalendarDays,
  ChevronDownSquare,
  CircleHelp,
  Clock,
  CreditCard,
  Gauge,
  Info,
  ListChecks,
  type LucideIcon,
  Mail,
  MapPin,
  Phone,
  SlidersHorizontal,
  Star,
  Table2,
  TextCursorInput,
  Upload,
} from 'lucide-react';
import { type FieldType, isFieldType } from '#form/value/kinds.ts';

const icons: Record<FieldType, LucideIcon> = {
  one_line_input: TextCursorInput,
  comment: AlignLeft,
  email: Mail,
  phone: Phone,
  date: CalendarDays,
  time: Clock,
  address: MapPin,
  hidden: Calculator,
  rich_text: Info,
  multiple_choice: ListChecks,
  dropdown: ChevronDownSquare,
  rating: Star,
  nps: Gauge,
  slider: SlidersHorizontal,
  file_upload: Upload,
  table_entry: Table2,
  credit_card: CreditCard,
  calendly: CalendarCheck,
};

/** The icon of a field type. */
export function fieldIcon(type: string): LucideIcon {
  return isFieldType(type) ? icons[type] : CircleHelp;
}
