/**
 * @generated SignedSource<<45606e1b25781843192e7155bcbc7cec>>
 * @relayHash 57888339687c72e7e668e2bb0751961d
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cee54e47e6962ce132ead5254691986fafbec0417597cb8c0a99599566ba5f58

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OperazioneColonna = "avg" | "max" | "min" | "sum";
export type UpdateConfigurazioneStatisticaInput = {
  fieldsConf?: ColonneStatisticaInput | null;
  name: string;
  pk: number;
  versione?: number | null;
};
export type ColonneStatisticaInput = {
  fields?: ReadonlyArray<ColonnaStatisticaInput> | null;
};
export type ColonnaStatisticaInput = {
  name?: string | null;
  operations?: ReadonlyArray<OperazioneColonna> | null;
};
export type ConfigurazioneDialogUpdateMutation$variables = {
  input: UpdateConfigurazioneStatisticaInput;
};
export type ConfigurazioneDialogUpdateMutation$data = {
  readonly updateConfigurazioneStatistica: {
    readonly configurazioneStatistica: {
      readonly " $fragmentSpreads": FragmentRefs<"ConfigurazioneRow_configurazione">;
    } | null;
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type ConfigurazioneDialogUpdateMutation = {
  response: ConfigurazioneDialogUpdateMutation$data;
  variables: ConfigurazioneDialogUpdateMutation$variables;
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
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "versione",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "ColonnaStatistica",
  "kind": "LinkedField",
  "name": "fields",
  "plural": true,
  "selections": [
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "operations",
      "storageKey": null
    }
  ],
  "storageKey": null
},
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
    "name": "ConfigurazioneDialogUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateConfigurazioneStatisticaPayload",
        "kind": "LinkedField",
        "name": "updateConfigurazioneStatistica",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ConfigurazioneStatistica",
            "kind": "LinkedField",
            "name": "configurazioneStatistica",
            "plural": false,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "ConfigurazioneRow_configurazione",
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/)
                ],
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
    "name": "ConfigurazioneDialogUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateConfigurazioneStatisticaPayload",
        "kind": "LinkedField",
        "name": "updateConfigurazioneStatistica",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ConfigurazioneStatistica",
            "kind": "LinkedField",
            "name": "configurazioneStatistica",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "cee54e47e6962ce132ead5254691986fafbec0417597cb8c0a99599566ba5f58",
    "metadata": {},
    "name": "ConfigurazioneDialogUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0975024e4dc424a622a706217d7eddf2";

export default node;
