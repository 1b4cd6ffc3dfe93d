import { defineLocale } from './locale.ts';

export const japanese = defineLocale({
  language: 'ja',
  script: 'nonlatin',
  given: 'さくら:sakura 翔太:shota 美咲:misaki 健一:kenichi 陽菜:hina 大輔:daisuke 結衣:yui 直樹:naoki',
  family: '佐藤:sato 鈴木:suzuki 高橋:takahashi 田中:tanaka 渡辺:watanabe 伊藤:ito 髙島:takashima',
  familyFirst: ' ',
  sentenceSpace: '',
  streets: ['神南1丁目#番地', '中京区河原町通#', '梅田2丁目#番地', '北1条西#丁目'],
  praise: [
    '展示がとても見やすく、照明も美しかったです。',
    '受付の方がとても親切に対応してくださいました。',
    '家族で忘れられない午後を過ごしました。',
    '夜の朗読会には本当に感動しました。',
    '2階のカフェのコーヒーは絶品です。',
    '来年もぜひまた伺いたいと思います。',
  ],
  criticism: [
    '入口で四十分近く並びました。',
    '案内板が少なく、二回も迷ってしまいました。',
    '大ホールが暑すぎました。',
    '後ろの席ではほとんど聞こえませんでした。',
  ],
  wishes: [
    '週末のワークショップを増やしてほしいです。',
    '解説の文字をもう少し大きくしてください。',
    '小さな子ども向けの静かな部屋があると助かります。',
    '講演の録画を公開していただけませんか。',
  ],
});
