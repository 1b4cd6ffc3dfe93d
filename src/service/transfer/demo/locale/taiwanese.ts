import { defineLocale } from './locale.ts';

/** Chinese in traditional characters. */
export const taiwanese = defineLocale({
  language: 'zh-TW',
  script: 'nonlatin',
  given: '志明:chihming 春嬌:chunchiao 怡君:yichun 家豪:chiahao 淑芬:shufen 冠宇:kuanyu 雅婷:yating',
  family: '林:lin 黃:huang 吳:wu 蔡:tsai 許:hsu 鄭:cheng 謝:hsieh',
  familyFirst: '',
  sentenceSpace: '',
  streets: ['忠孝東路四段#號', '中山北路二段#號', '五福三路#號'],
  praise: [
    '展覽規劃得很用心，動線也很清楚。',
    '櫃檯的工作人員親切又有耐心。',
    '我們全家度過了難忘的午後。',
    '晚上的朗讀會讓我深受感動。',
    '二樓的咖啡非常好喝。',
    '明年一定會再來。',
  ],
  criticism: ['入口排隊排了將近四十分鐘。', '指標太少，我們迷路了兩次。', '大廳實在太熱了。'],
  wishes: [
    '希望週末能多辦一些工作坊。',
    '展品說明的字可以再大一點。',
    '最好有一間給幼兒休息的安靜房間。',
    '能不能把講座錄影放到網路上？',
  ],
});
