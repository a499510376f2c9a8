/**
 * @generated SignedSource<<f8ed8eb076d9bf7a7b79195327015e93>>
 * @relayHash 6e8d9f60b32378e0a72d25e6996cead6
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db3dd6d50cd79559eb4eb048cf7529a61cbb9aea2fcb0ab8ef02448ea2b45264

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImportOrdersInput = {
  anteprima?: boolean | null;
  attendi?: boolean | null;
  correzioni?: ReadonlyArray<CorrezioneInput | null> | null;
  files?: ReadonlyArray<FoglioInput | null> | null;
  senzaMisure?: boolean | null;
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
export type ImportaOrdiniPageMutation$variables = {
  input: ImportOrdersInput;
};
export type ImportaOrdiniPageMutation$data = {
  readonly importOrders: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly esito: {
      readonly " $fragmentSpreads": FragmentRefs<"esito_importazione">;
    } | null;
  };
};
export type ImportaOrdiniPageMutation = {
  response: ImportaOrdiniPageMutation$data;
  variables: ImportaOrdiniPageMutation$variables;
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
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "pk",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "numeroCommessa",
    "storageKey": null
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "file",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "riga",
  "storageKey": null
},
v5 = [
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
    "concreteType": "OrdineImportato",
    "kind": "LinkedField",
    "name": "importati",
    "plural": true,
    "selections": (v2/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "OrdineImportato",
    "kind": "LinkedField",
    "name": "esistenti",
    "plural": true,
    "selections": (v2/*:: as any*/),
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
      (v3/*:: as any*/),
      (v4/*:: as any*/),
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
        "kind": "ScalarField",
        "name": "celle",
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
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "colonna",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "messaggio",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "testo",
        "storageKey": null
      }
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
v6 = {
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
    "name": "ImportaOrdiniPageMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ImportOrdersPayload",
        "kind": "LinkedField",
        "name": "importOrders",
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
                "name": "esito_importazione",
                "selections": (v5/*:: as any*/),
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          },
          (v6/*:: as any*/)
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
    "name": "ImportaOrdiniPageMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ImportOrdersPayload",
        "kind": "LinkedField",
        "name": "importOrders",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "EsitoImportazione",
            "kind": "LinkedField",
            "name": "esito",
            "plural": false,
            "selections": (v5/*:: as any*/),
            "storageKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "db3dd6d50cd79559eb4eb048cf7529a61cbb9aea2fcb0ab8ef02448ea2b45264",
    "metadata": {},
    "name": "ImportaOrdiniPageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ee8b81a7baa236ba1d78040ff8bb0585";

export default node;
