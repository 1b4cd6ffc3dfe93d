import {
  AlignLeft,
  Calendar,
  CalendarCheck,
  ChevronDown,
  CircleDot,
  CircleHelp,
  Clock,
  CreditCard,
  EyeOff,
  FileText,
  Gauge,
  type LucideIcon,
  Mail,
  MapPin,
  Paperclip,
  Phone,
  SlidersHorizontal,
  Star,
  Table2,
  Type,
} from 'lucide-react';
import { type FieldType, isFieldType } from '#form/value/kinds.ts';

const icons: Readonly<Record<FieldType, LucideIcon>> = {
  one_line_input: Type,
  comment: AlignLeft,
  email: Mail,
  phone: Phone,
  date: Calendar,
  time: Clock,
  address: MapPin,
  hidden: EyeOff,
  rich_text: FileText,
  multiple_choice: CircleDot,
  dropdown: ChevronDown,
  rating: Star,
  nps: Gauge,
  slider: SlidersHorizontal,
  file_upload: Paperclip,
  table_entry: Table2,
  credit_card: CreditCard,
  calendly: CalendarCheck,
};

/** The icon of a field type, wherever the app names a field. */
export function fieldIcon(type: string): LucideIcon {
  return isFieldType(type) ? icons[type] : CircleHelp;
}
