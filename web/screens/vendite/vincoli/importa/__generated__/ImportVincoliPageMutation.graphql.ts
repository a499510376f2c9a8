/**
 * @generated SignedSource<<8d22ee68e7d5fac7d1ebb8f4c753aca2>>
 * @relayHash e46f5edeb5601dc7c13f162d61edfbe0
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8439f87760e7fed42254abd0f47bb1819c345ee8d7a6b160af0a1c4d71e88f65

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImportVincoliInput = {
  anteprima?: boolean | null;
  attendi?: boolean | null;
  correzioni?: ReadonlyArray<CorrezioneInput | null> | null;
  files?: ReadonlyArray<FoglioInput | null> | null;
  sostituisci?: boolean | null;
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
export type ImportVincoliPageMutation$variables = {
  input: ImportVincoliInput;
};
export type ImportVincoliPageMutation$data = {
  readonly importVincoli: {
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
export type ImportVincoliPageMutation = {
  response: ImportVincoliPageMutation$data;
  variables: ImportVincoliPageMutation$variables;
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
    "name": "ImportVincoliPageMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ImportVincoliPayload",
        "kind": "LinkedField",
        "name": "importVincoli",
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
    "name": "ImportVincoliPageMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ImportVincoliPayload",
        "kind": "LinkedField",
        "name": "importVincoli",
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
    "id": "8439f87760e7fed42254abd0f47bb1819c345ee8d7a6b160af0a1c4d71e88f65",
    "metadata": {},
    "name": "ImportVincoliPageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fbc6f9a7a2f26447ebe7d8b970a209b5";

export default node;
