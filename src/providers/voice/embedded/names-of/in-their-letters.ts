/**
 * First names in letters other than Latin ones whose letters do not tell their sound, each with the Latin name
 * that has it or, where the lists have none, as a parent would write it.
 */
export const IN_THEIR_LETTERS = `
محمد Mohammed, أحمد Ahmed, احمد Ahmed, محمود Mahmoud, علي Ali, عمر Omar, حسن Hassan, حسين Hussein, خالد Khaled,
يوسف YOO-suf, إبراهيم Ibrahim, ابراهيم Ibrahim, إسماعيل Ismail, آدم Adam, ادم Adam, كريم Karim, سامي Sami, رامي Rami,
طارق Tariq, زياد Ziad, حمزة Hamza, بلال Bilal, أنس Anas, أيوب ah-YOOB, إلياس Elias, الياس Elias, داود dah-WOOD,
سليمان soo-lay-MAHN, مصطفى Mustafa, عبدالله Abdullah, عبدالرحمن Abdulrahman, نوح nooh, يحيى Yahya, زكريا Zakaria, فاطمة Fatima,
عائشة Aisha, خديجة Khadija, مريم Maryam, زينب Zainab, ليلى Layla, نور Noor, سارة Sara, ساره Sara, هدى Huda, أمينة Amina,
ياسمين Yasmin, سلمى Salma, رنا Rana, دانا Dana, لينا Lina, مايا Maya, جنى Jana, رقية Ruqayya, آية AH-yah, هبة Hiba,
لين Leen, ريم Reem, هالة Hala, آمنة Amina, جميلة Jamila, ندى Nada, شهد Shahd, رضا Reza, علیرضا ah-lee-reh-ZAH, آرش Arash,
مهدی Mehdi, امیر Amir, أمير Amir, پریسا Parisa, شیرین Shirin, زهرا Zahra, نرگس NAR-gess, سپیده seh-pee-DEH, کیان Kian,
נועה Noa, דוד David, דויד David, יעל Yael, שרה Sarah, אברהם Avraham, יוסף Yosef, משה Moshe, תמר Tamar, איתן Eitan,
נועם Noam, אורי Uri, מאיה Maya, שירה Shira, טליה Talia, עדי Adi, אדם Adam, רחל Rachel, רבקה Rivka, לאה Leah,
דניאל Daniel, ארי AH-ree, אריאל Ariel, יונתן Yonatan, אביב Aviv, אביגיל Avigail, איתי Itai, לביא lah-VEE, יהונתן Yehonatan,
אלה Ella, הדר Hadar, מיכל Michal, נדב nah-DAHV, עומר Omer, רון rohn, רוני ROH-nee, גיא gye, טל Tal, יובל Yuval, אסתר Esther,
חנה Hannah, מרים Miriam, שלמה Shlomo, חיים Chaim, יעקב Yaakov, יצחק Yitzhak, אליהו eh-lee-YAH-hoo, מיה Mia,
陽菜 Hina, 葵 Aoi, 結衣 Yui, 結愛 Yua, 凛 Rin, 蓮 Ren, 大翔 Hiroto, 陽翔 Haruto, 悠真 Yuma, 湊 Minato, 翔太 Shota,
翔 Sho, 太郎 Taro, 花子 Hanako, 美咲 Misaki, 桜 Sakura, 健太 Kenta, 健 ken, 直樹 Naoki, 優花 Yuka, 美優 Miyu,
陽向 Hinata, 颯太 Sota, 悠人 Yuto, 優斗 Yuto, 大輔 Daisuke, 拓海 Takumi, 海斗 Kaito, 愛 eye, 恵 Megumi, 由美 Yumi,
明子 Akiko, 恵子 Keiko, 裕子 Yuko, 洋子 Yoko, 和子 Kazuko, 真央 Mao, 莉子 Riko, 咲良 Sakura, 光 Hikari, 空 Sora,
Ольга Olga, Наташа Natasha, Наталья Natalia, Дмитрий Dmitri, Юлия Yulia, Михаил Mikhail, Анастасия Anastasia,
Екатерина Ekaterina, Александр Alexander, София Sofia, Мария Maria, Иван Ivan, Сергей Sergei, Алексей Alexei,
Андрей Andrei, Елена Elena, Татьяна Tatiana, Ксения Ksenia, Артём Artyom, Артем Artyom, Максим mahk-SEEM, Никита Nikita,
Тимофей Timofey, Владимир Vladimir, Оксана Oksana, Тарас Taras, Богдан Bogdan, Ярослав Yaroslav, Светлана Svetlana,
Ελένη Eleni, Μαρία Maria, Γιώργος Giorgos, Γιάννης Yannis, Νίκος Nikos, Δημήτρης Dimitris, Κατερίνα Katerina,
Σοφία Sofia, Αλέξανδρος Alexandros, Χρήστος HREE-stohs, Ειρήνη ee-REE-nee, Χλόη Chloe`
