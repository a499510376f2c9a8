/**
 * @generated SignedSource<<faa5b7f9891aa27c7c1a4b8cf81ada35>>
 * @relayHash 37d24edaecad3cd7e87745535ee985d6
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f4aae65a79ad054ae2fc77c74d629d5a4ab968dfcd434aa3dd5b439e33cb497e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImportRigheOrdiniFornitoreInput = {
  anteprima?: boolean | null;
  attendi?: boolean | null;
  colonnaRigaOrdine?: boolean | null;
  correzioni?: ReadonlyArray<CorrezioneInput | null> | null;
  files?: ReadonlyArray<FoglioInput | null> | null;
  generaOrdini?: boolean | null;
  ordine?: number | null;
  raggruppaRighe?: boolean | null;
  soloOrdini?: boolean | null;
};
export type CorrezioneInput = {
  colonna: string;
  file: number;
  riga: number;
  valore: string;
};
export type FoglioInput = {
  base64?: string | null;
  chiave?: string | null;
  nome?: string | null;
};
export type ImportRighePageMutation$variables = {
  input: ImportRigheOrdiniFornitoreInput;
};
export type ImportRighePageMutation$data = {
  readonly importRigheOrdiniFornitore: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly esito: {
      readonly " $fragmentSpreads": FragmentRefs<"outcome_importazione">;
    } | null;
  };
};
export type ImportRighePageMutation = {
  response: ImportRighePageMutation$data;
  variables: ImportRighePageMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numeroCommessa",
  "storageKey": null
},
v4 = [
  (v2/*:: as any*/),
  (v3/*:: as any*/)
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "file",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "riga",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "colonna",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "testo",
  "storageKey": null
},
v9 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "job",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "inseriti",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "aggiornati",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "invariati",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "tolti",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "OrdineImportato",
    "kind": "LinkedField",
    "name": "importati",
    "plural": true,
    "selections": (v4/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "OrdineImportato",
    "kind": "LinkedField",
    "name": "esistenti",
    "plural": true,
    "selections": (v4/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "OrdineNonSchedulato",
    "kind": "LinkedField",
    "name": "nonSchedulati",
    "plural": true,
    "selections": [
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "motivo",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "righeAggiunte",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "OrdineImportato",
    "kind": "LinkedField",
    "name": "toccati",
    "plural": true,
    "selections": (v4/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "importazione",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totaleRighe",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "RigaImportata",
    "kind": "LinkedField",
    "name": "righe",
    "plural": true,
    "selections": [
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "azione",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "CellaImportata",
        "kind": "LinkedField",
        "name": "celle",
        "plural": true,
        "selections": [
          (v7/*:: as any*/),
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "RilievoImportazione",
    "kind": "LinkedField",
    "name": "rilievi",
    "plural": true,
    "selections": [
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "messaggio",
        "storageKey": null
      },
      (v8/*:: as any*/)
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totaleRilievi",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "avvisi",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "ignote",
    "storageKey": null
  }
],
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "errors",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "field",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ImportRighePageMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ImportRigheOrdiniFornitorePayload",
        "kind": "LinkedField",
        "name": "importRigheOrdiniFornitore",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "EsitoImportazione",
            "kind": "LinkedField",
            "name": "esito",
            "plural": false,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "outcome_importazione",
                "selections": (v9/*:: as any*/),
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          },
          (v10/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ImportRighePageMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ImportRigheOrdiniFornitorePayload",
        "kind": "LinkedField",
        "name": "importRigheOrdiniFornitore",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "EsitoImportazione",
            "kind": "LinkedField",
            "name": "esito",
            "plural": false,
            "selections": (v9/*:: as any*/),
            "storageKey": null
          },
          (v10/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f4aae65a79ad054ae2fc77c74d629d5a4ab968dfcd434aa3dd5b439e33cb497e",
    "metadata": {},
    "name": "ImportRighePageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "28b9a73f897d1db336a51e558e5979f3";

export default node;
