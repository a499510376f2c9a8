/**
 * @generated SignedSource<<06b031f82f1f6b2a4fd557be714e74d1>>
 * @relayHash 576aae647653b58863324049d0623a10
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7d770a5beb7d1847868e005fba083d8761118f972716c7684aec00364f414fe0

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpdateMaterialeInput = {
  colonneList?: ReadonlyArray<string> | null;
  labels?: ReadonlyArray<TitoloColonnaInput> | null;
  materiale: string;
  nome?: string | null;
  showReminderOrdineFornitore?: boolean | null;
  sort?: ReadonlyArray<OrdineColonnaInput> | null;
  versione?: number | null;
};
export type TitoloColonnaInput = {
  colonna: string;
  titolo: string;
};
export type OrdineColonnaInput = {
  colonna: string;
  direzione: string;
};
export type MaterialeDialogUpdateMutation$variables = {
  input: UpdateMaterialeInput;
};
export type MaterialeDialogUpdateMutation$data = {
  readonly updateMateriale: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly materiale: {
      readonly " $fragmentSpreads": FragmentRefs<"MaterialeRow_materiale">;
    } | null;
  };
};
export type MaterialeDialogUpdateMutation = {
  response: MaterialeDialogUpdateMutation$data;
  variables: MaterialeDialogUpdateMutation$variables;
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
  "name": "colonna",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  },
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
    "name": "nome",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "colonneList",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "OrdineColonna",
    "kind": "LinkedField",
    "name": "sort",
    "plural": true,
    "selections": [
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "direzione",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "TitoloColonna",
    "kind": "LinkedField",
    "name": "labels",
    "plural": true,
    "selections": [
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "titolo",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "showReminderOrdineFornitore",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "perSchedulazione",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "puoEliminare",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "versione",
    "storageKey": null
  }
],
v4 = {
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
    "name": "MaterialeDialogUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateMaterialePayload",
        "kind": "LinkedField",
        "name": "updateMateriale",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Materiale",
            "kind": "LinkedField",
            "name": "materiale",
            "plural": false,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "MaterialeRow_materiale",
                "selections": (v3/*:: as any*/),
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
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
    "name": "MaterialeDialogUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateMaterialePayload",
        "kind": "LinkedField",
        "name": "updateMateriale",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Materiale",
            "kind": "LinkedField",
            "name": "materiale",
            "plural": false,
            "selections": (v3/*:: as any*/),
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7d770a5beb7d1847868e005fba083d8761118f972716c7684aec00364f414fe0",
    "metadata": {},
    "name": "MaterialeDialogUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1b093d15fcead4c50efd5889c3e0d35a";

export default node;
