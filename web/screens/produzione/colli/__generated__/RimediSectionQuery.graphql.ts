/**
 * @generated SignedSource<<bbc3e55b5a0a025dcb19f418a510fdd4>>
 * @relayHash d25b9e3650ff9746235ac553c363e4e9
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8839c46c60b63728476f9d730ef976eb57462c102a3a3ff8fe5c4f341196f199

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RimediSectionQuery$variables = Record<PropertyKey, never>;
export type RimediSectionQuery$data = {
  readonly colliDiBottiglia: {
    readonly migliore: {
      readonly inRitardo: number;
      readonly ritardo: number;
    };
    readonly rimedi: ReadonlyArray<{
      readonly costo: number | null;
      readonly guadagno: number;
      readonly inRitardo: number;
      readonly ipotesi: {
        readonly " $fragmentSpreads": FragmentRefs<"parametri_ipotesi">;
      };
      readonly minuti: number;
      readonly ritardo: number;
    }>;
  };
};
export type RimediSectionQuery = {
  response: RimediSectionQuery$data;
  variables: RimediSectionQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ritardo",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "inRitardo",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "RitardiPiano",
  "kind": "LinkedField",
  "name": "migliore",
  "plural": false,
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/)
  ],
  "storageKey": null
},
v3 = [
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
    "name": "reparto",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "quanto",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "dal",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "al",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "fornitore",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "macchine",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "banchi",
    "storageKey": null
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "minuti",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "costo",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "guadagno",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "RimediSectionQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ColliDiBottiglia",
        "kind": "LinkedField",
        "name": "colliDiBottiglia",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "RimedioPiano",
            "kind": "LinkedField",
            "name": "rimedi",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "IpotesiPiano",
                "kind": "LinkedField",
                "name": "ipotesi",
                "plural": false,
                "selections": [
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "parametri_ipotesi",
                    "selections": (v3/*:: as any*/),
                    "args": null,
                    "argumentDefinitions": []
                  }
                ],
                "storageKey": null
              },
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v6/*:: as any*/)
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "RimediSectionQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ColliDiBottiglia",
        "kind": "LinkedField",
        "name": "colliDiBottiglia",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "RimedioPiano",
            "kind": "LinkedField",
            "name": "rimedi",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "IpotesiPiano",
                "kind": "LinkedField",
                "name": "ipotesi",
                "plural": false,
                "selections": (v3/*:: as any*/),
                "storageKey": null
              },
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "8839c46c60b63728476f9d730ef976eb57462c102a3a3ff8fe5c4f341196f199",
    "metadata": {},
    "name": "RimediSectionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8266a8a3a3d2d3bfcc56a6dd74e19053";

export default node;
