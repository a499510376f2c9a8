/**
 * @generated SignedSource<<73235b525f19d180ab51ecee8790315e>>
 * @relayHash 499054d4afe8d18ea965fb9f08798ef6
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 501db33fb812409b17cdf34c76ecb8434b86b13b5e2ef3ef1e92a32dce13edb1

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImportTempiInput = {
  anteprima?: boolean | null;
  attendi?: boolean | null;
  correzioni?: ReadonlyArray<CorrezioneInput | null> | null;
  files?: ReadonlyArray<FoglioInput | null> | null;
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
export type ImportTempiPageMutation$variables = {
  input: ImportTempiInput;
};
export type ImportTempiPageMutation$data = {
  readonly importTempi: {
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
export type ImportTempiPageMutation = {
  response: ImportTempiPageMutation$data;
  variables: ImportTempiPageMutation$variables;
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
    "name": "ImportTempiPageMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ImportTempiPayload",
        "kind": "LinkedField",
        "name": "importTempi",
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
    "name": "ImportTempiPageMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ImportTempiPayload",
        "kind": "LinkedField",
        "name": "importTempi",
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
    "id": "501db33fb812409b17cdf34c76ecb8434b86b13b5e2ef3ef1e92a32dce13edb1",
    "metadata": {},
    "name": "ImportTempiPageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a1073148fbecbdc037726eca7aee33a8";

export default node;
