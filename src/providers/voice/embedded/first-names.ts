/** First names that the voice would misread from their letters, and how they sound, as a parent would write it. */
export const FIRST_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  `Aadhya AHD-yuh|Aarav AH-rahv|Adaeze ah-DAH-zay|Agnieszka ahg-NYESH-kah|Ahmed AH-med|Aiko EYE-koh|Aisha eye-EE-shah|Aisling ASH-ling|Akua ah-KOO-ah
Amara ah-MAH-rah|Amelie AH-meh-lee|Amina ah-MEE-nah|Anahera AH-nah-hair-ah|Anaïs ah-nah-EES|Anais ah-nah-EES|Ananya ah-NAHN-yah|Angharad ahng-HAR-ahd|Anh ahn
Anika AH-nee-kah|Anouk ah-NOOK|Anya AHN-yah|Aoife EE-fah|Aroha AH-roh-hah|Aurelie oh-ray-LEE|Aurélie oh-ray-LEE|Ayşe eye-SHEH|Ayse eye-SHEH|Benoît ben-WAH
Caoimhe KEE-vah|Cerys KEH-riss|Chaim HIGH-im|Chana HAH-nah|Chinedu CHEE-neh-doo|Chiara kee-AH-rah|Cian KEE-an|Ciara KEE-rah|Cillian KILL-ee-an
Defne DEFF-neh|Duc dook|Đức dook|Eabha AY-vah|Efe eff-EH|Eilidh AY-lee|Eleni eh-LEH-nee|Eliana ell-ee-AH-nah|Elodie EH-loh-dee|Emre EM-reh|Eoin OH-in|Esme EZ-may|Esmé EZ-may
Étienne eh-TYEN|Etienne eh-TYEN|Fatima FAH-tee-mah|Ffion FEE-awn|Fionn fyun|Freja FRAY-ah|Gaurav GOW-rahv|Genevieve JEN-uh-veev|Geneviève zhon-vee-EV|Gokce GUCK-cheh|Gökçe GUCK-cheh
Gráinne GRAWN-yah|Grainne GRAWN-yah|Guadalupe gwah-dah-LOO-pay|Guillaume gee-YOHM|Huy hwee|Iain EE-an|Ibrahim ib-rah-HEEM|Imani ee-MAH-nee|Ines ee-NES|Inés ee-NES
Isla EYE-lah|Ismail iss-mah-EEL|Ivan EE-vahn|Jakub YAH-koob|Jaya JYE-ah|Jia jyah|Joao zhwow|João zhwow|Jorge HOR-hay|Jurgen YER-gen|Jürgen YER-gen|Khadija kah-DEE-jah
Katarzyna kah-tah-ZHIN-ah|Kavya KAHV-yah|Keoni kay-OH-nee|Kerem keh-REM|Kiran KEE-run|Krzysztof KSHISH-toff|Kwame KWAH-may|Lakshmi LUCK-shmee|Leila LAY-lah|Leilani lay-LAH-nee|Linh lin
Makena mah-KEN-ah|Malgorzata mahw-goh-ZHAH-tah|Małgorzata mahw-goh-ZHAH-tah|Maja MY-ah|Maeve mayv|Mateusz mah-TEH-oosh|Mei may|Mhairi VAH-ree|Mikhail mee-kah-EEL|Miloš MEE-losh|Mireille mee-RAY
Nkosi in-KOH-see|Ngozi in-GOH-zee|Nguyen nwin|Nguyễn nwin|Niamh NEEV|Noa NOH-ah|Odile oh-DEEL|Oisín UH-sheen|Oisin UH-sheen|Oluwaseun oh-loo-WAH-shawn|Owain OH-wine
Özlem uz-LEM|Padraig PAW-drick|Pádraig PAW-drick|Pema PEH-mah|Persephone per-SEFF-uh-nee|Phuong foong|Phương foong|Priya PREE-yah|Qi chee|Quynh kwin|Quỳnh kwin|Rajesh rah-JESH|Rhys reess
Roisin roh-SHEEN|Róisín roh-SHEEN|Ruairi ROO-ree|Ruairí ROO-ree|Sadhbh SIGHV|Saoirse SEER-shuh|Seo-yeon suh-YUN|Sian SHAHN|Siân SHAHN|Siobhan shi-VAWN|Siobhán shi-VAWN|Sipho SEE-poh
Soren SUR-un|Søren SUR-un|Szymon SHIM-on|Tadhg TIGH-g|Talia TAH-lee-ah|Tane TAH-neh|Temitope teh-mee-TOH-pay|Thandiwe tahn-DEE-way|Thiago chee-AH-goh|Thierry tee-eh-REE|Thuy twee|Thủy twee
Tunde TOON-day|Vihaan vee-HAHN|Xiao shyow|Xin shin|Xiomara see-oh-MAH-rah|Ximena hee-MEH-nah|Xiu shyo|Yael yah-EL|Zainab ZAY-nab|Željko ZHEL-koh|Zhi jur|Zoë ZOH-ee|Zofia ZAWF-yah|Zuzanna zoo-ZAH-nah`
    .split(/[|\n]/)
    .map((entry) => entry.split(' ') as [string, string]),
)
