/**
 * @generated SignedSource<<b446d01fa8208286436c78c08e10f91c>>
 * @relayHash 9bcf4b329af090fd3b89d0d81fbc8595
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b9b3416ee8f310b43b8671b4ed3bf6054599932d3acfa73ba15d919f7dab73ab

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SchedulazioniTabQuery$variables = {
  pk: number;
};
export type SchedulazioniTabQuery$data = {
  readonly schedulazioneOrdine: {
    readonly motivoNonSchedulato: string;
    readonly salvata: boolean;
    readonly schedulazioni: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"RecapFasi_fasi">;
    }>;
    readonly tempiCambiati: boolean;
    readonly tempisticheMancanti: ReadonlyArray<{
      readonly codice: string;
      readonly famiglia: string;
      readonly forma: string;
      readonly tipo: string;
    }>;
    readonly warnings: ReadonlyArray<{
      readonly testo: string;
    }>;
  } | null;
};
export type SchedulazioniTabQuery = {
  response: SchedulazioniTabQuery$data;
  variables: SchedulazioniTabQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "pk"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "pk",
    "variableName": "pk"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "salvata",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tempiCambiati",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "motivoNonSchedulato",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "codice",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "TempisticaMancante",
  "kind": "LinkedField",
  "name": "tempisticheMancanti",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tipo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "famiglia",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "forma",
      "storageKey": null
    },
    (v5/*:: as any*/)
  ],
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "testo",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "AvvisoSchedulazione",
  "kind": "LinkedField",
  "name": "warnings",
  "plural": true,
  "selections": [
    (v7/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SchedulazioniTabQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SchedulazioneScheduler",
        "kind": "LinkedField",
        "name": "schedulazioneOrdine",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v6/*:: as any*/),
          (v8/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "FaseScheduler",
            "kind": "LinkedField",
            "name": "schedulazioni",
            "plural": true,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "RecapFasi_fasi"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SchedulazioniTabQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SchedulazioneScheduler",
        "kind": "LinkedField",
        "name": "schedulazioneOrdine",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v6/*:: as any*/),
          (v8/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "FaseScheduler",
            "kind": "LinkedField",
            "name": "schedulazioni",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "nomeFase",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "unit",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isNeeded",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "inizio",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "fine",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "durata",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "FornitoreFase",
                "kind": "LinkedField",
                "name": "fornitore",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "nome",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "MotivoFase",
                "kind": "LinkedField",
                "name": "spiegazione",
                "plural": true,
                "selections": [
                  (v5/*:: as any*/),
                  (v7/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b9b3416ee8f310b43b8671b4ed3bf6054599932d3acfa73ba15d919f7dab73ab",
    "metadata": {},
    "name": "SchedulazioniTabQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ed26b5352a2e2c9a3c3aecb45ee46d6c";

export default node;
